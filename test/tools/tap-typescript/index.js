const unused = 'Has no effect: tsx transforms the sources and checks no types.'

// What tap's built classes take from the plugin of this name
export const plugin = () => ({})
export const config = {
  typecheck: { type: 'boolean', description: unused },
  tsconfig: { type: 'string', description: unused },
  'type-strip-only': { type: 'boolean', description: unused },
}
export const importLoader = '@tapjs/typescript/import'
export const loader = '@tapjs/typescript/esm'
export const preload = true
export const testFileExtensions = ['ts']
