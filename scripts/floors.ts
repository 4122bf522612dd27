import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../src/lib/root.ts'
import { breaches, type Imports, rooms } from './floors/rules.ts'
import { sourceFiles } from './source-files.ts'

const usage = `Usage: npm run floors

Checks that no file of src imports one of a higher floor, types included. Ends with 1 when one does.

The floors, from the top:
${rooms.map((floor) => `  ${floor.join(' ')}`).join('\n')}`

if (process.argv.includes('--help')) {
  console.log(usage)
} else {
  const imports = importsOfSource()
  const found = breaches(imports)
  for (const breach of found) console.error(breach)
  if (found.length === 0) console.log(`${imports.size} files import in the order of the floors.`)
  else process.exitCode = 1
}

/** Returns what each file of src imports, by paths from the root of the repository. */
function importsOfSource(): Imports {
  return new Map(
    sourceFiles().map((file) => {
      const { importedFiles } = ts.preProcessFile(
        readFileSync(join(root, file), 'utf8'),
        true,
        true,
      )
      const names = importedFiles.map(({ fileName }) => fileName)
      const relative = names.filter((name) => name.startsWith('.'))
      return [file, relative.map((name) => join(file, '..', name))]
    }),
  )
}
