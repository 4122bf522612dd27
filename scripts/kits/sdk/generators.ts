/** A program that writes from the contract. */
export interface Generator {
  /** Package that the generator is in. */
  readonly package: string
  /** A generator that runs before this one. */
  readonly after?: Generator
  /** Program of the package, if it has several. */
  readonly program?: string
  /** Arguments that write a client of `contract` into `folder`. */
  readonly args: (contract: string, folder: string) => readonly string[]
  /** File in `folder` for what the generator prints. */
  readonly prints?: string
}

const types: Generator = {
  package: 'openapi-typescript',
  // Otherwise members with a default are required in requests
  args: (contract, folder) => [
    ...[contract, '--default-non-nullable', 'false'],
    ...['-o', `${folder}/schema.d.ts`],
  ],
}

/** The generators by name. `clients/NAME.ts` uses what each writes, and `docs/guide.md` explains the options. */
export const generators: Readonly<Record<string, Generator>> = {
  'openapi-fetch': types,
  'hey-api': {
    package: '@hey-api/openapi-ts',
    args: (contract, folder) => [
      ...['-i', contract, '-o', folder, '-c', '@hey-api/client-fetch', '--silent'],
    ],
  },
  'swagger-typescript-api': {
    package: 'swagger-typescript-api',
    // TypeScript enums would keep clients from passing the values as texts. Without axios, it sends a list in a form as
    // one text of JSON
    args: (contract, folder) => [
      ...['generate', '-p', contract, '-o', folder, '-n', 'client.ts'],
      ...['--generate-union-enums', '--axios', '--silent'],
    ],
  },
  orval: {
    package: 'orval',
    args: () => ['--config', 'orval.config.cjs'],
  },
  oazapfts: {
    package: 'oazapfts',
    args: (contract, folder) => [contract, `${folder}/client.ts`],
  },
  kubb: {
    package: '@kubb/cli',
    args: () => ['generate', '--config', 'kubb.config.mjs'],
  },
  'openapi-typescript-codegen': {
    package: 'openapi-typescript-codegen',
    // Positional arguments would be in the way of lists with many filters. Its own request() reads files as text
    args: (contract, folder) => [
      ...['--input', contract, '--output', folder, '--client', 'fetch', '--useOptions'],
      ...['--useUnionTypes', '--request', 'clients/codegen-request.ts'],
    ],
  },
  'openapi-zod-client': {
    package: 'openapi-zod-client',
    // By default it has schemas for application/json alone, and none for problems
    args: (contract, folder) => [
      ...[contract, '-o', `${folder}/client.ts`],
      ...['--media-type-expr', "mediaType === '*/*' || mediaType.endsWith('json')"],
    ],
  },
  'ng-openapi-gen': {
    package: 'ng-openapi-gen',
    args: (contract, folder) => ['--input', contract, '--output', folder],
  },
  'openapi-client-axios': {
    package: 'openapi-client-axios-typegen',
    args: (contract) => [contract],
    prints: 'client.d.ts',
  },
  'rtk-query': {
    package: '@rtk-query/codegen-openapi',
    args: () => ['rtk.config.cjs'],
  },
  qraft: {
    package: '@openapi-qraft/cli',
    // Its own types require members with a default in requests
    after: types,
    args: (contract, folder) => [
      ...['--plugin', 'tanstack-query-react', contract, '-o', folder],
      ...['--openapi-types-import-path', '../schema.d.ts'],
    ],
  },
  'zod-4': {
    package: '@hey-api/openapi-ts',
    args: () => ['--file', 'zod.config.mjs'],
  },
}
