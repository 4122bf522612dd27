import type { Db } from '../db/pool/client.ts'
import { createWorkspace, findWorkspace, hasWorkspace } from '../workspaces/workspaces.ts'
import { longestName, nameGiven } from './name.ts'
import { UsageError } from './usage.ts'

/** The id of a workspace by its name. Throws a UsageError when there is none. */
export async function workspaceNamed(db: Db, name: string): Promise<string> {
  const id = await findWorkspace(db, name)
  if (id === undefined) throw new UsageError(`There is no workspace "${name}".`)
  return id
}

/** Throws a UsageError if there is no workspace at all: the database is probably the wrong one. */
export async function requireAnyWorkspace(db: Db): Promise<void> {
  if (!(await hasWorkspace(db))) throw new UsageError('There is no workspace in the database.')
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
