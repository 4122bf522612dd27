import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t, { type Test } from 'tap'
import { root } from '../../src/lib/root.ts'
import { certificate, expiredCertificate, privateKey } from '../helpers/certificate.ts'

t.test('a certificate that is not accepted is named as the fault', async (t) => {
  const valid = await serve(t, certificate)
  const expired = await serve(t, expiredCertificate)
  const trusted = await post(t, true, [
    `https://localhost:${valid}/`,
    `https://127.0.0.2:${valid}/`,
    `https://localhost:${expired}/`,
  ])
  const untrusted = await post(t, false, [`https://localhost:${valid}/`, 'https://localhost:1/'])

  t.same(trusted, [
    '204',
    'The TLS certificate of the endpoint is for another host name.',
    'The TLS certificate of the endpoint has expired.',
  ])
  t.same(untrusted, [
    'The TLS certificate of the endpoint is self-signed.',
    'The endpoint could not be reached.',
  ])
})

t.test('the certificate of a mail server is named, too', async (t) => {
  const port = await serve(t, certificate)
  const { outcome } = (await run(t, false, 'check-mail.ts', [`${port}`, 'tls'])) as {
    outcome: string
  }

  t.equal(outcome, 'unreachable: The TLS certificate of the mail server is self-signed.')
})

async function serve(t: Test, cert: string): Promise<number> {
  const endpoint = createServer({ key: privateKey, cert }, (_, response) => {
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => endpoint.listen(0, resolve))
  t.teardown(() => {
    endpoint.closeAllConnections()
    endpoint.close()
  })
  return (endpoint.address() as AddressInfo).port
}

async function post(t: Test, isTrusting: boolean, urls: string[]): Promise<unknown> {
  return run(t, isTrusting, 'post-to.ts', urls)
}

/** Runs a helper in a process that trusts both certificates, or neither, and returns what it prints. */
async function run(t: Test, isTrusting: boolean, name: string, args: string[]): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-certificate-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'certificates.pem')
  writeFileSync(file, certificate + expiredCertificate)
  const program = join(root, 'test', 'helpers', name)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import=tsx', program, ...args],
    { env: isTrusting ? { NODE_EXTRA_CA_CERTS: file } : {} },
  )
  return JSON.parse(stdout) as unknown
}
