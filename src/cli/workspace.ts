import type { Db } from '../db/pool/client.ts'
import { allWorkspaces } from '../db/repair.ts'
import { createWorkspace, findWorkspace } from '../workspaces/workspaces.ts'
import { longestName, nameGiven } from './name.ts'
import { UsageError } from './usage.ts'

/** The id of a workspace by its name. Throws a UsageError when there is none. */
export async function workspaceNamed(db: Db, name: string): Promise<string> {
  const id = await findWorkspace(db, name)
  if (id === undefined) throw new UsageError(`There is no workspace "${name}".`)
  return id
}

/**
 * The workspaces that a command goes through: the one with the given name or id, or else all. Throws a UsageError when
 * there is none: the database is probably the wrong one.
 */
export async function workspacesMeant(
  db: Db,
  given: string | undefined,
): Promise<Array<{ id: string; name: string }>> {
  const all = await allWorkspaces(db, {})
  if (all.length === 0) throw new UsageError('There is no workspace in the database.')
  if (given === undefined) return all
  const meant = all.filter(({ id, name }) => name === given || id === given)
  if (meant.length === 0) throw new UsageError(`There is no workspace "${given}".`)
  return meant
}

/** The id of a workspace by its name; creates it with --create-workspace, and throws a UsageError without. */
export async function workspaceToFill(
  db: Db,
  given: string,
  isCreated: boolean,
  now: string,
): Promise<string> {
  const name = isCreated ? nameGiven('--workspace', given, longestName.workspace) : given
  const id = await findWorkspace(db, name)
  if (id !== undefined) return id
  if (isCreated) return createWorkspace(db, name, now)
  throw new UsageError(`There is no workspace "${name}". Add --create-workspace to create it.`)
}
