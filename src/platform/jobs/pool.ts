/** The pool of background work, so that it does not compete with requests for connections. */
export const jobsPool = {
  size: 8,
  isBackground: true,
  applicationName: 'switchboard-worker',
} as const
