// Paths are relative to this file
module.exports = {
  api: {
    input: '../../../openapi.yaml',
    output: {
      target: 'generated/orval/client.ts',
      client: 'fetch',
      mode: 'single',
      // Its own code reads every reply as JSON, so that no file can be downloaded
      override: { mutator: { path: 'clients/orval-fetch.ts', name: 'send' } },
    },
  },
}
