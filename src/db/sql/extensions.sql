-- Extensions of PostgreSQL that indexes and constraints of the tables need. All are trusted: whoever may
-- create objects in the database may install them.

-- Columns of any type in a GIN index, so that its first column is the workspace.
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- Columns of any type in an exclusion constraint.
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Indexes for LIKE patterns that begin with a wildcard.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
