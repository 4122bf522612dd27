export declare const plugin: () => object
export declare const config: {
  typecheck: { type: 'boolean'; description: string }
  tsconfig: { type: 'string'; description: string }
  'type-strip-only': { type: 'boolean'; description: string }
}
export declare const importLoader: string
export declare const loader: string
export declare const preload: boolean
export declare const testFileExtensions: string[]
