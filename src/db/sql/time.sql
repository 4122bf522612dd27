-- Functions over dates, instants and time zones.

-- Returns the first instant of a day in a time zone. Where clocks go back over midnight, midnight occurs
-- twice and the first one counts. Returns null for a day that a time zone skipped (Pacific/Apia, 2011-12-30).
CREATE OR REPLACE FUNCTION day_start(day date, zone text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT min(instant) FROM (
    SELECT day::timestamp AT TIME ZONE zone - back AS instant
    FROM (VALUES (interval '0'), ('30 minutes'), ('1 hour'), ('2 hours')) AS shifts (back)) AS near
  WHERE (instant AT TIME ZONE zone)::date = day
$$;

-- Returns the seconds from one instant to another, each rounded down to a whole second first, so that the
-- durations of parts add up to the duration of the whole. Made of immutable parts, so that the planner inlines it.
CREATE OR REPLACE FUNCTION whole_seconds(starts timestamptz, ends timestamptz) RETURNS float8
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT floor(date_part('epoch', ends - timestamptz '1970-01-01 00:00:00+00'))
    - floor(date_part('epoch', starts - timestamptz '1970-01-01 00:00:00+00'))
$$;
