import type postgres from 'postgres'

export interface Touched {
  readonly table: string
  readonly rows: number
}

/**
 * Notes from then on how many rows of each table a transaction inserts, updates or deletes, whichever statement, cascade or
 * trigger does so. Returns a function with the most that any transaction since the last call did in one table.
 */
export async function recordTouchedRows(admin: postgres.Sql): Promise<() => Promise<Touched>> {
  await admin.unsafe(`
    create unlogged table touched (transaction xid8, name text, rows int);
    create function note_touched() returns trigger language plpgsql as $$
    declare touched_rows int;
    begin
      if TG_OP = 'DELETE' then select count(*) into touched_rows from old_rows;
      else select count(*) into touched_rows from new_rows; end if;
      if touched_rows > 0 then
        insert into touched values (pg_current_xact_id(), TG_TABLE_NAME, touched_rows);
      end if;
      return null;
    end $$;
    do $$
    declare name text;
    begin
      for name in select c.relname from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and not c.relispartition and c.relname <> 'touched'
      loop
        execute format('create trigger touched_insert after insert on %I referencing new table as new_rows
          for each statement execute function note_touched()', name);
        execute format('create trigger touched_update after update on %I referencing new table as new_rows
          for each statement execute function note_touched()', name);
        execute format('create trigger touched_delete after delete on %I referencing old table as old_rows
          for each statement execute function note_touched()', name);
      end loop;
    end $$`)
  return async () => {
    const [most] = await admin<Touched[]>`
      with taken as (delete from touched returning *)
      select name as table, sum(rows)::int as rows from taken group by transaction, name
      order by rows desc limit 1`
    return most ?? { table: 'none', rows: 0 }
  }
}
