// Paths are relative to this file
export default {
  input: '../../../openapi.yaml',
  output: 'generated/zod-4',
  plugins: [{ name: 'zod', compatibilityVersion: 4 }],
  logs: { level: 'silent' },
}
