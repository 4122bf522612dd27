import { parseArgs, type ParseArgsConfig } from 'node:util'

type Given<T extends ParseArgsConfig> = ReturnType<typeof parseArgs<T>>

/** A mistake in the arguments of a command. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}

/**
 * Runs a command of this repository: prints its usage for `--help`, else ends with the code that `run` returns. An error
 * is printed, with its cause, and ends the command with 1, or with 2 where the arguments are wrong. A defect is thrown.
 */
export async function runCommand<const T extends ParseArgsConfig>(
  usage: string,
  config: T,
  run: (given: Given<T>) => number | Promise<number>,
): Promise<void> {
  const help = { type: 'boolean', short: 'h', default: false } as const
  try {
    const given = parseArgs({ ...config, options: { ...config.options, help } })
    if ((given.values as { help?: boolean }).help) console.log(usage)
    else process.exitCode = await run(given as unknown as Given<T>)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isMisuse =
      error instanceof Misuse ||
      ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'))
    if (!isMisuse && (error instanceof TypeError || error instanceof ReferenceError)) throw error
    console.error(error.message)
    if (error.cause instanceof Error) console.error(error.cause.message)
    process.exitCode = isMisuse ? 2 : 1
  }
}
