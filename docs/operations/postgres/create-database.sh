#!/bin/sh
# Creates the program's user and its database, once, when PostgreSQL starts on an empty volume (compose.yaml). The user
# is no superuser: the extensions that migrations create are trusted, so that the owner of a database may create them.
set -eu
psql --username=postgres --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" <<'SQL'
create role switchboard login password :'password';
create database switchboard owner switchboard;
SQL
