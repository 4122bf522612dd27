-- Rows of this table are inserted and deleted all the time.
ALTER TABLE list_deltas SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 5000);

-- A cell that can be compressed is: one of 50 rows takes 190 bytes in place of 2,048. Each page keeps room, so that a
-- changed cell stays on it and no index changes.
ALTER TABLE list_cells SET (toast_tuple_target = 128, fillfactor = 75, autovacuum_vacuum_scale_factor = 0.05);

-- Cells never lie apart from their rows, so that reading one is reading one page.
ALTER TABLE list_cells ALTER COLUMN bits SET STORAGE main;
