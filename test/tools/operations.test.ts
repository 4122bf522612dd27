import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../../src/lib/root.ts'
import type { Json } from '../helpers/client.ts'
import { only } from '../helpers/only.ts'

// What operators copy: Dockerfile, compose.yaml and the files below docs/operations

const folder = join(root, 'docs', 'operations')
const read = (...path: string[]) => readFileSync(join(...path), 'utf8')
const yaml = (...path: string[]): Json => parse(read(...path), { merge: true })
const has = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0

const filesBelow = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
  )

/** Names of the settings that the program reads, and of those that Node.js does. */
const settings = new Set([
  ...[...read(root, 'src', 'config.ts').matchAll(/'([A-Z][A-Z0-9_]+)'/g)].map(([, name]) => name),
  'NODE_ENV',
])

/** Paths that the server answers without a token, for probes. */
const probes = new Set(
  [...read(root, 'src', 'http', 'health.ts').matchAll(/app\.get\('([^']+)'/g)].map(
    ([, path]) => path,
  ),
)

const compose = yaml(root, 'compose.yaml')
const manifests: Json[] = readdirSync(join(folder, 'kubernetes'))
  .filter((name) => name !== 'kustomization.yaml')
  .flatMap((name) => parseAllDocuments(read(folder, 'kubernetes', name)))
  .map((document) => document.toJS() as Json)
const dockerfile = read(root, 'Dockerfile')

t.test('images are pinned to a version', (t) => {
  const images = [
    ...[...dockerfile.matchAll(/^ARG \w+_IMAGE=(\S+)$/gm)].map(([, image]) => image ?? ''),
    ...Object.values<Json>(compose.services).map(({ image }) => String(image)),
  ]
  t.ok(images.length >= 7, images.join())
  for (const image of images) {
    // Tags such as `17`, `latest` or `bookworm` are moved
    t.match(image, /:(v?\d+\.\d+[\w.-]*|RELEASE\.[\dTZ-]+)$/, image)
  }
  const { version } = JSON.parse(read(root, 'package.json'))
  const own = images.filter((image) => image.startsWith('switchboard:'))
  t.ok(own.length >= 2, `${own.length} images of Switchboard`)
  t.same([...new Set(own)], [`switchboard:${version}`])
  t.match(
    yaml(folder, 'kubernetes', 'kustomization.yaml').images,
    only({ name: 'switchboard', newTag: version }),
  )
  t.end()
})

t.test('every setting in a recipe is one that the program reads', (t) => {
  const units = readdirSync(join(folder, 'systemd')).map((name) => read(folder, 'systemd', name))
  const pods = manifests.filter(({ kind }) => kind === 'Deployment')
  const names = [
    ...['api', 'worker'].flatMap((name) => Object.keys(compose.services[name].environment)),
    ...pods.flatMap(({ spec }) =>
      spec.template.spec.containers.flatMap(({ env }: Json) => env.map(({ name }: Json) => name)),
    ),
    ...yaml(folder, 'kubernetes', 'kustomization.yaml').configMapGenerator.flatMap(
      ({ literals }: Json) => literals.map((literal: string) => literal.split('=')[0]),
    ),
    ...units.flatMap((text) =>
      [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, list = '']) =>
        list.split(' ').map((pair) => pair.split('=')[0]),
      ),
    ),
    ...[...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, list = '']) =>
      list.split(' ').map((pair) => pair.split('=')[0]),
    ),
  ]
  t.ok(names.length > 30, `${names.length} names`)
  for (const name of names) t.ok(settings.has(name), name)

  const documented = new Set(
    [...read(root, '.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  )
  for (const name of names)
    t.ok(documented.has(name) || name === 'NODE_ENV', `${name} is described`)
  t.end()
})

t.test('probes ask what the server answers, on the port that it listens on', (t) => {
  const port = Number(/^ENV .*\bPORT=(\d+)/m.exec(dockerfile)?.[1])
  t.match(dockerfile, new RegExp(`^EXPOSE ${port}$`, 'm'))
  t.ok(probes.has(/HEALTHCHECK[\s\S]*?PORT}(\/\w+)/.exec(dockerfile)?.[1]))
  t.match(compose.services.api.expose, only(String(port)))

  const balancer = read(folder, 'haproxy', 'api.cfg')
  t.equal(/meth GET uri (\S+) .* hdr Host /.exec(balancer)?.[1], '/readyz')
  t.match(balancer, `api:${port}`)

  const api = manifests.find(
    ({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'switchboard-api',
  )
  const [container] = api.spec.template.spec.containers
  t.match(container.ports, only({ name: 'http', containerPort: port }))
  for (const name of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
    t.ok(probes.has(container[name].httpGet.path), name)
    t.equal(container[name].httpGet.port, 'http')
  }
  // A process that waits for its database, or drains, must not be killed for it
  t.equal(container.livenessProbe.httpGet.path, '/healthz')
  t.equal(container.readinessProbe.httpGet.path, '/readyz')
  t.end()
})

t.test('everything may drain before it is killed', (t) => {
  for (const name of ['api', 'worker']) {
    t.equal(compose.services[name].stop_grace_period, '30s')
  }
  const pods = manifests.filter(({ kind }) => kind === 'Deployment')
  t.equal(pods.length, 2)
  for (const { spec } of pods) t.equal(spec.template.spec.terminationGracePeriodSeconds, 30)
  const kinds = manifests.map(({ kind }) => kind)
  for (const kind of ['PodDisruptionBudget', 'HorizontalPodAutoscaler', 'Service']) {
    t.ok(kinds.includes(kind), kind)
  }
  for (const name of readdirSync(join(folder, 'systemd'))) {
    t.match(read(folder, 'systemd', name), /^TimeoutStopSec=30$/m)
  }
  t.end()
})

t.test('what starts the program is what `npm start` runs', (t) => {
  const { scripts } = JSON.parse(read(root, 'package.json'))
  t.match(scripts.start, /&& exec node scripts\/switchboard\.js start$/)
  const entry = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(dockerfile)?.[1] ?? '[]') as string[]
  t.same(entry, ['node', '/app/scripts/switchboard.js'])
  const unit = read(folder, 'systemd', 'switchboard@.service')
  t.match(unit, 'ExecStart=/usr/bin/node /opt/switchboard/scripts/switchboard.js start\n')
  t.end()
})

t.test('every command that a document names is there', (t) => {
  const { scripts } = JSON.parse(read(root, 'package.json'))
  const main = read(root, 'src', 'cli', 'main.ts')
  const commands = [...main.matchAll(/^ {4}(\w+): \[/gm)].map(([, name]) => name)
  const files = [
    ...['README.md', 'CONTRIBUTING.md', 'compose.yaml', '.env.example'].map((name) =>
      join(root, name),
    ),
    ...filesBelow(join(root, 'docs')).filter((path) => /\.(md|yaml|json|cfg|service)$/.test(path)),
  ]
  let count = 0
  for (const file of files) {
    const text = read(file)
    for (const [words, name = ''] of text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)) {
      count += 1
      t.ok(name in scripts, `${file}: ${words}`)
    }
    for (const [words, name] of text.matchAll(/(?:npx switchboard|switchboard\.js) ([a-z]+)/g)) {
      count += 1
      t.ok(commands.includes(name), `${file}: ${words}`)
    }
  }
  t.ok(count > 60, `${count} commands`)
  // Operators have the program, and not always npm
  const alerts = read(folder, 'prometheus-alerts.yaml')
  t.notMatch(alerts, /npm run/)
  t.match(alerts, /npx switchboard migrate/)
  t.end()
})

t.test('systemd finds no fault in the units', (t) => {
  if (!has('systemd-analyze', '--version')) {
    t.comment('not run: needs systemd-analyze')
    return t.end()
  }
  const copies = mkdtempSync(join(tmpdir(), 'switchboard-units-'))
  t.teardown(() => rmSync(copies, { recursive: true }))
  for (const name of readdirSync(join(folder, 'systemd'))) {
    // The paths of an installation, as those of this machine
    const text = read(folder, 'systemd', name)
      .replaceAll('/usr/bin/node', process.execPath)
      .replaceAll('/opt/switchboard', root)
    const unit = join(copies, name.replace('@', '@3000'))
    writeFileSync(unit, text)
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], {
      encoding: 'utf8',
    })
    t.equal(status, 0, stderr)
    t.notMatch(stderr, name.replace('@', '@3000'), 'no warning about it')
  }
  t.end()
})

t.test('HAProxy and Kustomize accept their files', (t) => {
  const haproxy = ['/usr/sbin/haproxy', 'haproxy'].find((path) => has(path, '-v'))
  if (haproxy === undefined) t.comment('not run: needs haproxy')
  else {
    for (const name of readdirSync(join(folder, 'haproxy'))) {
      execFileSync(haproxy, ['-c', '-f', join(folder, 'haproxy', name)], { stdio: 'pipe' })
    }
  }
  if (!has('kubectl', 'version', '--client')) t.comment('not run: needs kubectl')
  else {
    const built = execFileSync('kubectl', ['kustomize', join(folder, 'kubernetes')], {
      encoding: 'utf8',
    })
    const images = parseAllDocuments(built)
      .map((document) => document.toJS() as Json)
      .flatMap(({ spec }) => spec?.template?.spec.containers ?? [])
      .map(({ image }: Json) => image)
    const { version } = JSON.parse(read(root, 'package.json'))
    t.same(images, [`switchboard:${version}`, `switchboard:${version}`])
  }
  t.end()
})
