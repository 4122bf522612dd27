import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'

// Paths are relative to this file
export default defineConfig({
  root: '.',
  input: { path: '../../../openapi.yaml' },
  output: { path: './generated/kubb', clean: true, extension: { '.ts': '' }, format: false },
  plugins: [
    pluginOas({ validate: false, generators: [] }),
    pluginTs(),
    // Its own client reads every reply as JSON, does not notice errors, and has a declaration that strict TypeScript refuses
    pluginClient({ importPath: '../../../clients/kubb-fetch', output: { path: 'clients' } }),
  ],
})
