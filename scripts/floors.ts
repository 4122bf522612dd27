import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../src/lib/root.ts'
import { breaches, circles, loadedByProgram, longFiles, rooms } from './floors/rules.ts'
import { sourceFiles } from './source-files.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run floors

Checks that no file of src imports one of a higher floor, that neither files nor areas of src/api import one another in a
circle, types included, that the program loads no package that only threads need, and that no file is too long. Ends with
1 otherwise.

The floors, from the top:
${rooms.map((floor) => `  ${floor.join(' ')}`).join('\n')}`

await runCommand(usage, {}, () => {
  const texts = new Map(sourceFiles().map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const imports = new Map([...texts].map(([file, text]) => [file, importsOf(file, text)]))
  const lines = new Map([...texts].map(([file, text]) => [file, text.split('\n').length - 1]))
  const found = [
    ...breaches(imports),
    ...circles(imports),
    ...loadedByProgram(imports),
    ...longFiles(lines),
  ]
  for (const fault of found) console.error(fault)
  if (found.length > 0) return 1
  console.log(`${imports.size} files import in the order of the floors, and none in a circle.`)
  return 0
})

/** Returns what a file of src imports: files by paths from the root of the repository, and packages by their names. */
function importsOf(file: string, text: string): string[] {
  const names = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
  return names.map((name) => (name.startsWith('.') ? join(file, '..', name) : name))
}
