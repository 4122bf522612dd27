// Paths are relative to this file
/** @type {import('@rtk-query/codegen-openapi').ConfigFile} */
module.exports = {
  schemaFile: '../../../openapi.yaml',
  apiFile: './clients/rtk-query-api.ts',
  apiImport: 'api',
  outputFile: './generated/rtk-query/client.ts',
}
