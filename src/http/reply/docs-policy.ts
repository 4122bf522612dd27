/** The content security policy of a page of the documentation; only the console calls the API. */
export function policyOf(file: string, server = ''): string {
  const isConsole = file === 'console.html'
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "script-src 'self'",
    `connect-src 'self'${isConsole && server !== '' ? ` ${server}` : ''}`,
    "style-src 'self'",
    `img-src 'self'${isConsole ? ' data:' : ''}`,
  ].join('; ')
}
