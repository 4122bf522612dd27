import { isDeepStrictEqual } from 'node:util'
import t from 'tap'
import { parseAllDocuments } from 'yaml'
import type { Json } from '../helpers/client.ts'
import { allRecipes, isKnown, type Recipe, rules } from '../helpers/recipes.ts'

const recipes = allRecipes()
const breachesOf = (recipe: Recipe) =>
  rules
    .filter((rule) => rule.appliesTo(recipe))
    .flatMap((rule) => rule.breaches(recipe).map((breach) => `${rule.name}: ${breach}`))

t.test('every recipe keeps the rules', (t) => {
  for (const path of ['compose.yaml', 'Dockerfile', 'docs/operations/patroni/patroni.yml']) {
    t.ok(
      recipes.some((recipe) => recipe.path === path),
      path,
    )
  }
  const inPages = recipes.filter(({ path }) => path.includes('.md#'))
  t.ok(inPages.length > 40, `${inPages.length} recipes in pages`)
  for (const recipe of recipes) {
    t.ok(isKnown(recipe), `${recipe.path} is of a kind that the rules know`)
    t.same(breachesOf(recipe), [], recipe.path)
  }
  t.end()
})

t.test('each deployment has a policy of the network', (t) => {
  const manifests = recipes
    .filter(({ path }) => path.startsWith('docs/operations/kubernetes/'))
    .flatMap(({ text }) => parseAllDocuments(text).map((document) => document.toJS() as Json))
  const selected = manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ spec }) => spec.podSelector.matchLabels)
  const deployed = manifests.filter(({ kind }) => kind === 'Deployment')
  t.equal(deployed.length, 2)
  for (const { spec } of deployed)
    t.ok(selected.some((one) => isDeepStrictEqual(one, spec.selector.matchLabels)))
  t.end()
})

/** Faults that were once in a recipe, or that someone could add: a file, what is replaced there, and the rule that notices. */
const planted: ReadonlyArray<readonly [rule: string, path: string, find: RegExp, by: string]> = [
  ['services are confined', 'compose.yaml', /cap_drop: \[ALL\]/, 'cap_drop: []'],
  ['services are confined', 'compose.yaml', /no-new-privileges:true/, 'no-new-privileges:false'],
  ['services are confined', 'compose.yaml', /pids_limit: \d+/, 'pids_limit: -1'],
  ['services are confined', 'compose.yaml', /read_only: true/, 'read_only: false'],
  ['services are confined', 'compose.yaml', /<<: \*confined(?=\n +image: .*redis)/, 'init: true'],
  ['ports are published', 'compose.yaml', /127\.0\.0\.1:8080:/, '8080:'],
  [
    'no administrator',
    'compose.yaml',
    /switchboard:\$\{DATABASE_PASSWORD:\?\}@postgres/,
    'postgres:x@postgres',
  ],
  [
    'no administrator',
    'compose.yaml',
    /POSTGRES_PASSWORD: \$\{POSTGRES/,
    'POSTGRES_PASSWORD: ${DATABASE',
  ],
  ['no administrator', 'compose.yaml', /MINIO_ROOT_USER: root/, 'MINIO_ROOT_USER: ${S3_KEY:?}'],
  ['passwords are asked for', 'compose.yaml', /POSTGRES_PASSWORD: .*/, 'POSTGRES_PASSWORD: secret'],
  ['Redis has a password', 'compose.yaml', /requirepass/, 'maxmemory'],
  ['a Redis of another machine', 'compose.yaml', /redis:\/\/:.*@redis/, 'redis://redis'],
  ['proxies are trusted', 'compose.yaml', /172\.30\.77\.10$/m, '172.30.0.0/16'],
  [
    'proxies are trusted',
    'docs/operations/kubernetes/kustomization.yaml',
    /PUBLIC_URL=.*/,
    'TRUSTED_PROXIES=10.0.0.0/8',
  ],
  [
    'TLS checks the server',
    'docs/operations/security.md',
    /sslmode=verify-full/,
    'sslmode=require',
  ],
  ['TLS checks the server of HTTP', 'README.md', /curl -s /, 'curl -sk '],
  [
    'not published to all addresses',
    'docs/operations/containers.md',
    /docker run --rm/,
    'docker run -p 3000:3000',
  ],
  [
    'pods are confined',
    'docs/operations/kubernetes/api.yaml',
    /runAsNonRoot: true/,
    'runAsNonRoot: false',
  ],
  ['pods are confined', 'docs/operations/kubernetes/worker.yaml', /drop: \[ALL\]/, 'drop: []'],
  [
    'lets everything in',
    'docs/operations/kubernetes/network-policies.yaml',
    /ingress: \[\]/,
    'ingress: [{}]',
  ],
  [
    'lets everything in',
    'docs/operations/kubernetes/network-policies.yaml',
    /, except: \[169.*?\]/,
    '',
  ],
  ['a cluster of Patroni', 'docs/operations/patroni/patroni.yml', / +authentication: \{.*\n/, ''],
  ['encrypted and need', 'docs/operations/patroni/patroni.yml', /hostssl/, 'host'],
  ['encrypted and need', 'docs/operations/patroni/patroni.yml', /scram-sha-256/, 'trust'],
  [
    'units are confined',
    'docs/operations/systemd/switchboard@.service',
    /NoNewPrivileges=yes\n/,
    '',
  ],
  [
    'goes on being started',
    'docs/operations/systemd/switchboard@.service',
    /StartLimitIntervalSec=0/,
    '',
  ],
  [
    'units are confined',
    'docs/operations/systemd/switchboard-worker.service',
    /User=.*/,
    'User=root',
  ],
  ['a user of their own', 'Dockerfile', /^USER .*/m, 'USER root'],
  ['contain no secret', 'Dockerfile', /^ENV /m, 'ENV SECRET_KEY=x '],
  [
    'replaces the address',
    'docs/operations/haproxy/api.cfg',
    /http-request set-header X-Forwarded-For/,
    'http-request add-header X-Forwarded-For',
  ],
  ['headers of 16 KiB', 'docs/operations/haproxy/api.cfg', /^ *tune\.bufsize.*/m, ''],
  ['behind HAProxy', 'docs/operations/haproxy/postgres.cfg', /bind 127\.0\.0\.1/, 'bind *'],
  [
    'PgBouncer is reached',
    'docs/operations/pgbouncer/pgbouncer.ini',
    /listen_addr = .*/,
    'listen_addr = *',
  ],
  [
    'PgBouncer is reached',
    'docs/operations/pgbouncer/pgbouncer.ini',
    /auth_type = .*/,
    'auth_type = trust',
  ],
]

t.test('each rule notices what breaks it', (t) => {
  for (const [name, path, find, by] of planted) {
    const recipe = recipes.find((one) => one.path === path)
    if (!recipe) throw new Error(`There is no ${path}.`)
    const text = recipe.text.replace(find, by)
    t.not(text, recipe.text, `${path} contains ${find}`)
    const found = breachesOf({ path, text })
    t.ok(
      found.some((breach) => breach.includes(name)),
      `${path}: ${by || find}: ${found.join('; ')}`,
    )
  }
  for (const { name } of rules) {
    t.ok(
      planted.some(([part]) => name.includes(part)),
      `a breach of "${name}" is planted`,
    )
  }
  t.end()
})
