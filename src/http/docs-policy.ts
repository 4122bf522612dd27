/** The content security policy of a page of the documentation; only the reference runs scripts. */
export function policyOf(file: string, server = ''): string {
  const policy = ["default-src 'none'", "base-uri 'none'", "form-action 'none'"]
  if (file === 'index.html') {
    policy.push(
      "script-src 'self'",
      `connect-src 'self' ${server}`.trim(),
      "style-src 'self'",
      "img-src 'self' data:",
    )
  } else {
    policy.push("style-src 'self'", "img-src 'self'")
  }
  return policy.join('; ')
}
