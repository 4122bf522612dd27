import { build } from 'esbuild'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../../../src/lib/root.ts'

/** Compiles the benchmarks and the servers that they compare with into dist/bench, as plain as the service itself. */
export async function buildServers(): Promise<void> {
  const folder = join(root, 'scripts', 'kits', 'bench')
  await build({
    absWorkingDir: folder,
    entryPoints: ['main.ts', 'hand.ts', 'plain.ts'],
    outdir: join(root, 'dist', 'bench'),
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServers()
