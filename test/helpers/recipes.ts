import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../../src/lib/root.ts'
import type { Json } from './client.ts'

/** A file that operators copy, or a block of code on a page. */
export interface Recipe {
  readonly path: string
  readonly text: string
}

/** Something that recipes must not do. */
export interface Rule {
  readonly name: string
  appliesTo(recipe: Recipe): boolean
  /** Returns the breaches of the rule, one text each. */
  breaches(recipe: Recipe): string[]
}

const operations = join('docs', 'operations')
const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  )

/** Every recipe of the project. */
export function allRecipes(): Recipe[] {
  const files = [
    ...readdirSync(root).filter((name) =>
      /^(.*compose.*\.ya?ml|Dockerfile.*|\.env\..*)$/.test(name),
    ),
    ...filesBelow(operations).filter((path) => !path.endsWith('.md')),
  ]
  const pages = [
    ...readdirSync(root).filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md'),
    ...filesBelow('docs').filter((path) => path.endsWith('.md') && !path.includes('decisions')),
  ]
  const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') })
  return [...files.map(read), ...pages.map(read).flatMap(withBlocks)]
}

/** A page, with its blocks as recipes of their own. */
function withBlocks(page: Recipe): Recipe[] {
  const blocks = [...page.text.matchAll(/^ *```(\w+).*\n([\s\S]*?)^ *```$/gm)]
  return [
    page,
    ...blocks.map(([, kind, text = ''], index) => ({
      path: `${page.path}#${index}.${kind}`,
      text,
    })),
  ]
}

const isCompose = ({ path }: Recipe) => /compose.*\.ya?ml$/.test(basename(path))
const isManifest = ({ path, text }: Recipe) => /\.ya?ml$/.test(path) && /^apiVersion:/m.test(text)
const isPatroni = ({ path, text }: Recipe) => /\.ya?ml$/.test(path) && /^restapi:/m.test(text)
const isUnit = ({ path }: Recipe) => path.endsWith('.service')
const isHaproxy = ({ path }: Recipe) => path.endsWith('.cfg')
const isPgbouncer = ({ text }: Recipe) => /^\[pgbouncer\]$/m.test(text)
const isDockerfile = ({ path }: Recipe) => basename(path).startsWith('Dockerfile')
const isPrometheus = ({ text }: Recipe) => /^(groups|scrape_configs):/m.test(text)
const isWithoutRules = ({ path }: Recipe) =>
  /grafana.*\.json$|\/s3\/bucket-policy\.json$|\.sh$/.test(path)
const isShown = ({ path }: Recipe) => path.endsWith('.md') || path.includes('.md#')
const any = () => true

/** Whether rules say what a file must not do; a file of another kind needs some. */
export function isKnown(recipe: Recipe): boolean {
  return [
    ...[isCompose, isManifest, isPatroni, isUnit, isHaproxy, isPgbouncer, isDockerfile],
    ...[isPrometheus, isWithoutRules, isShown, ({ path }: Recipe) => path.startsWith('.env')],
  ].some((is) => is(recipe))
}

const services = ({ text }: Recipe) => Object.entries<Json>(parse(text, { merge: true }).services)
const manifests = ({ text }: Recipe) =>
  parseAllDocuments(text).map((document) => document.toJS() as Json)
const podsOf = (recipe: Recipe): Json[] =>
  manifests(recipe).flatMap(({ spec }) => (spec?.template?.spec ? [spec.template] : []))

/** Reports each service for which something does not hold. */
function eachService(name: string, holds: (service: Json) => boolean): Rule {
  return {
    name,
    appliesTo: isCompose,
    breaches: (recipe) => services(recipe).flatMap(([service, its]) => (holds(its) ? [] : service)),
  }
}

/** Reports each part of a text that a pattern finds. */
function never(name: string, pattern: RegExp, appliesTo: (recipe: Recipe) => boolean = any): Rule {
  return {
    name,
    appliesTo,
    breaches: ({ text }) => [...text.matchAll(pattern)].map(([found]) => found.trim()),
  }
}

/** Reports each line that a text lacks. */
function always(
  name: string,
  patterns: readonly RegExp[],
  appliesTo: (recipe: Recipe) => boolean,
): Rule {
  return {
    name,
    appliesTo,
    breaches: ({ text }) => patterns.filter((one) => !one.test(text)).map(String),
  }
}

const environmentOf = (service: Json): Record<string, unknown> => service.environment ?? {}
const isAsked = (value: unknown) => /^\$\{\w+(:[?-].*)?\}$/.test(String(value))

export const rules: readonly Rule[] = [
  eachService('services are confined', (service) => {
    const isEnough = Number(service.pids_limit) > 0 && service.read_only === true
    const options: unknown[] = service.security_opt ?? []
    return (
      isEnough &&
      options.includes('no-new-privileges:true') &&
      String(service.cap_drop) === 'ALL' &&
      service.cap_add === undefined &&
      service.privileged === undefined &&
      service.network_mode === undefined
    )
  }),
  eachService('ports are published to one address', ({ ports = [] }) =>
    ports.every((port: unknown) =>
      /^(\d+\.\d+\.\d+\.\d+|\[[\da-f:]+\]):\d+:\d+$/.test(String(port)),
    ),
  ),
  {
    name: 'the program is no administrator of its database and storage',
    appliesTo: isCompose,
    breaches(recipe) {
      const all = services(recipe)
      const administrators = all.flatMap(([, service]) => {
        const { POSTGRES_USER, POSTGRES_PASSWORD, MINIO_ROOT_USER, MINIO_ROOT_PASSWORD } =
          environmentOf(service)
        const isPostgres = POSTGRES_PASSWORD !== undefined
        return [
          ...[MINIO_ROOT_USER, MINIO_ROOT_PASSWORD, POSTGRES_PASSWORD],
          isPostgres ? (POSTGRES_USER ?? 'postgres') : undefined,
        ].flatMap((value) => (value === undefined ? [] : String(value)))
      })
      return all.flatMap(([name, service]) =>
        Object.entries(environmentOf(service))
          .filter(([setting]) => /^(DATABASE_URL|STORAGE_URL|DB_USER|DB_PASSWORD)/.test(setting))
          .filter(([, value]) =>
            administrators.some((one) => credentialsOf(String(value)).includes(one)),
          )
          .map(([setting]) => `${name}: ${setting}`),
      )
    },
  },
  {
    name: 'passwords are asked for',
    appliesTo: isCompose,
    breaches: (recipe) =>
      services(recipe).flatMap(([name, service]) =>
        Object.entries(environmentOf(service))
          .filter(([setting, value]) => /PASSWORD|SECRET/.test(setting) && !isAsked(value))
          .map(([setting]) => `${name}: ${setting}`),
      ),
  },
  eachService(
    'Redis has a password',
    ({ image, command }) =>
      !/redis|valkey/.test(String(image)) || /requirepass/.test(String(command)),
  ),
  never(
    'a Redis of another machine is reached with a password',
    /rediss?:\/\/(?!127\.0\.0\.1|localhost|:[^@\s]+@)[\w.…-]+/g,
  ),
  {
    name: 'proxies are trusted by address, not by the network of all pods',
    appliesTo: any,
    breaches: ({ text }) =>
      [...text.matchAll(/TRUSTED_PROXIES[=:]\s*['"]?([\da-f.:/,]+)/gi)].flatMap(
        ([found, list = '']) => (list.split(',').every(isSmall) ? [] : found),
      ),
  },
  never('TLS checks the server', /sslmode=(?!verify-full\b)[\w-]+/g),
  never(
    'TLS checks the server of HTTP',
    /\b(curl|wget)\b.* (-\w*k\w*|--insecure|--no-check-certificate)\b/g,
    isShown,
  ),
  never(
    'containers are not published to all addresses',
    /\b(docker|podman) run .*(--publish|-p)[ =](?!127\.0\.0\.1:|\[::1\]:).*/g,
    isShown,
  ),
  {
    name: 'pods are confined',
    appliesTo: isManifest,
    breaches: (recipe) =>
      podsOf(recipe).flatMap(({ metadata, spec }) => {
        const isPodConfined =
          spec.securityContext?.runAsNonRoot === true &&
          spec.securityContext.seccompProfile?.type === 'RuntimeDefault' &&
          spec.automountServiceAccountToken === false &&
          spec.hostNetwork === undefined
        const isConfined = ({ securityContext: context, resources }: Json) =>
          context?.readOnlyRootFilesystem === true &&
          context.allowPrivilegeEscalation === false &&
          String(context.capabilities?.drop) === 'ALL' &&
          context.privileged === undefined &&
          resources?.limits?.memory !== undefined
        return isPodConfined && spec.containers.every(isConfined)
          ? []
          : JSON.stringify(metadata.labels)
      }),
  },
  {
    name: 'no policy of the network lets everything in',
    appliesTo: isManifest,
    breaches: (recipe) =>
      manifests(recipe)
        .filter(({ kind }) => kind === 'NetworkPolicy')
        .filter(
          ({ spec }) =>
            !['Ingress', 'Egress'].every((type) => spec.policyTypes.includes(type)) ||
            (spec.ingress ?? []).some(({ from, ports }: Json) => !from?.length || !ports?.length) ||
            !JSON.stringify(spec.egress).includes('169.254.0.0/16'),
        )
        .map(({ metadata }) => String(metadata.name)),
  },
  {
    name: 'what changes a cluster of Patroni needs a password',
    appliesTo: isPatroni,
    breaches({ text }) {
      const { restapi } = parse(text)
      return restapi.authentication?.username && restapi.authentication.password ? [] : ['restapi']
    },
  },
  never(
    'connections to PostgreSQL are encrypted and need a password',
    /^\s*-? ?(host (?!.*127\.0\.0\.1).*|hostnossl .*|host.*\b(trust|password|md5))$/gm,
    isPatroni,
  ),
  always(
    'units are confined',
    [
      ...[/^User=(?!root)\w+$/m, /^NoNewPrivileges=yes$/m, /^ProtectSystem=strict$/m],
      ...[/^CapabilityBoundingSet=$/m, /^TasksMax=\d+$/m, /^MemoryMax=\d+M$/m, /^PrivateTmp=yes$/m],
    ],
    isUnit,
  ),
  always(
    'a unit goes on being started',
    [/^Restart=always$/m, /^RestartSec=[1-9]\d*$/m, /^StartLimitIntervalSec=0$/m],
    isUnit,
  ),
  always('images run as a user of their own', [/^USER [1-9]\d*:[1-9]\d*$/m], isDockerfile),
  never(
    'images contain no secret',
    /^(ARG|ENV) .*(PASSWORD|SECRET|TOKEN|DATABASE_URL).*$/gm,
    isDockerfile,
  ),
  {
    name: 'a proxy replaces the address that a client claims',
    appliesTo: (recipe) => isHaproxy(recipe) && /mode http/.test(recipe.text),
    breaches: ({ text }) =>
      /option forwardfor/.test(text) || !/set-header X-Forwarded-For %\[src\]/.test(text)
        ? ['X-Forwarded-For']
        : [],
  },
  always(
    'a proxy takes a URL and headers of 16 KiB',
    [/^ *tune\.bufsize (32768|65536)$/m],
    (recipe) => isHaproxy(recipe) && /mode http/.test(recipe.text),
  ),
  never(
    'PostgreSQL behind HAProxy is reached from this machine alone',
    /^ *bind (?!127\.0\.0\.1:).*$/gm,
    ({ path, text }) => path.endsWith('.cfg') && /mode tcp/.test(text),
  ),
  never(
    'PgBouncer is reached from this machine alone, with a password',
    /^(listen_addr = (?!127\.0\.0\.1$).*|auth_type = (?!scram-sha-256$).*)$/gm,
    isPgbouncer,
  ),
]

/** The parts of a URL or value by which someone is recognised. */
function credentialsOf(value: string): string[] {
  const [, user = '', password = ''] = /^\w+:\/\/((?:\$\{[^}]*\}|[^:@/])*):(.*?)@/.exec(value) ?? []
  return user === '' ? [value] : [user, password]
}

/** Whether an address or network has at most 256 addresses. */
function isSmall(entry: string): boolean {
  const [address = '', bits] = entry.split('/')
  return bits === undefined || Number(bits) >= (address.includes(':') ? 120 : 24)
}
