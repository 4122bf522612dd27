import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, resolve } from 'node:path'
import { root } from '../src/lib/root.ts'
import { breachesOf } from './words/check.ts'
import { exceptions } from './words/exceptions.ts'
import { endings, readLanguage } from './words/read.ts'
import { readRules } from './words/rules.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage: npm run words [-- PATH...]

Compares names, comments and texts with the language of docs/words.md: names and comments of TypeScript and SQL, texts
of Markdown, descriptions of openapi.yaml. With PATH it reads these files and folders alone. Prints every breach with
its line, and ends with 1 if there is one.`

/** The files and folders that are read. */
const paths = ['src', 'scripts', 'test', 'docs', 'README.md', 'CONTRIBUTING.md', 'openapi.yaml']
/** Folders in them that other people wrote. */
const excluded = ['scripts/kits/sdk/generated', 'test/packages']
/** Folders and files whose words are still to be rewritten. None is added here. */
const unwritten = ['src/db/sql', 'src/lists/sql', 'docs/database.md']

await runCommand(usage, { allowPositionals: true }, ({ positionals }) => main(positionals))

/** Prints what is wrong and returns the exit code. */
function main(asked: readonly string[]): number {
  const rules = readRules(readFileSync(join(root, 'docs', 'words.md'), 'utf8'))
  const isWhole = asked.length === 0
  const files = isWhole ? projectFiles() : asked.flatMap((path) => filesOf(resolve(path)))
  const unused = new Set(isWhole ? exceptions : [])
  let count = 0
  for (const path of files) {
    const file = relative(root, path)
    for (const { line, word, message } of breachesOf(readLanguage(path), rules)) {
      const exception = exceptions.find((other) => other.word === word && isIn(other.path, file))
      if (exception) {
        unused.delete(exception)
      } else {
        console.error(`${file}:${line} ${message}.`)
        count += 1
      }
    }
  }
  for (const { word, path } of unused) {
    console.error(`scripts/words/exceptions.ts: "${word}" is not in ${path}. Remove the exception.`)
  }
  console.log(`${files.length} files read, ${count} breaches of docs/words.md.`)
  return count + unused.size > 0 ? 1 : 0
}

function projectFiles(): string[] {
  return paths
    .flatMap((path) => filesOf(join(root, path)))
    .filter(
      (file) => ![...excluded, ...unwritten].some((folder) => isIn(folder, relative(root, file))),
    )
}

/** Returns a file, or the files of a folder that can be read. */
function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.includes(extname(name)) && !/(^|\/)node_modules\//.test(name))
    .sort()
    .map((name) => join(path, name))
}

function isIn(folder: string, file: string): boolean {
  return file === folder || file.startsWith(`${folder}/`)
}
