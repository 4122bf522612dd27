import { anyType, formType, jsonType, multipartType, streamType } from '../../contract/document.ts'
import type { Json } from '../../contract/document.ts'
import { exampleOf, type Model, type Operation, type Parameter } from '../../contract/model.ts'

/** A request as a sample sends it. */
interface Call {
  readonly method: string
  readonly url: string
  readonly isPublic: boolean
  readonly type: string | undefined
  readonly body: Json
  readonly isBytes: boolean
  readonly isStream: boolean
}

export interface Sample {
  readonly language: string
  readonly label: string
  readonly code: string
}

/** One request of an operation in every language that the reference shows. */
export function samplesOf(model: Model, operation: Operation): Sample[] {
  const call = callOf(model, operation)
  return [
    { language: 'bash', label: 'curl', code: inCurl(call) },
    { language: 'ts', label: 'TypeScript', code: inTypeScript(call) },
    { language: 'python', label: 'Python', code: inPython(call) },
    { language: 'php', label: 'PHP', code: inPhp(call) },
  ]
}

function callOf({ contract, url }: Model, operation: Operation): Call {
  const { method, path, parameters, body, successes, isPublic } = operation
  const content: Record<string, Json> = body?.content ?? {}
  const type = Object.keys(content)[0]
  return {
    method,
    url: url + pathOf(path, parameters) + queryOf(parameters),
    isPublic,
    type,
    body: type === undefined ? undefined : exampleOf(contract, content[type]),
    isBytes: successes.some(([, { content }]) => content?.[anyType] !== undefined),
    isStream: successes.some(([, { content }]) => content?.[streamType] !== undefined),
  }
}

/** The path with its parameters replaced by their examples. */
function pathOf(path: string, parameters: readonly Parameter[]): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const found = parameters.find((one) => one.in === 'path' && one.name === name)
    return encodeURIComponent(String(found?.example ?? name))
  })
}

/** The required parameters, or else one that shows how the operation is used. */
function queryOf(parameters: readonly Parameter[]): string {
  const inQuery = parameters.filter((one) => one.in === 'query')
  const required = inQuery.filter(({ isRequired }) => isRequired)
  const sent = required.length > 0 ? required : inQuery.filter((one) => one.example !== undefined)
  const pairs = sent.slice(0, Math.max(required.length, 1)).map((one) => {
    const values = [one.example].flat().map((value) => encodeURIComponent(String(value)))
    return one.isJoined || values.length < 2
      ? `${one.name}=${values.join(',')}`
      : values.map((value) => `${one.name}=${value}`).join('&')
  })
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function inCurl({ method, url, isPublic, type, body, isBytes, isStream }: Call): string {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
  const how = `${isStream ? '-N ' : ''}${method === 'GET' ? '' : `-X ${method} `}`
  const lines = [`curl ${how}${quoted(url)}`]
  if (!isPublic) lines.push('-H "Authorization: Bearer $TOKEN"')
  if (type === multipartType) {
    lines.push(
      ...fieldsOf(body).map(([name, value]) =>
        name === 'file' ? '-F file=@readings.csv' : `-F ${quoted(`${name}=${value}`)}`,
      ),
    )
  } else if (type !== undefined) {
    lines.push(`-H ${quoted(`Content-Type: ${type}`)}`)
    if (type === jsonType) lines.push(`-d ${quoted(JSON.stringify(body, null, 2))}`)
    else if (type === formType)
      lines.push(...fieldsOf(body).map(([name, value]) => `-d ${quoted(`${name}=${value}`)}`))
    else lines.push('--data-binary @message.eml')
  }
  if (isBytes) lines.push('-o file')
  return lines.join(' \\\n  ')
}

/** The parts of a form, arrays as one part for each element. */
function fieldsOf(body: Json): Array<readonly [string, string]> {
  return Object.entries<Json>(body ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one: Json) => [name, textOf(one)] as const),
  )
}

function textOf(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function inTypeScript({ method, url, isPublic, type, body, isBytes, isStream }: Call): string {
  const setup: string[] = []
  const headers = isPublic ? [] : ['Authorization: `Bearer ${process.env.TOKEN}`,']
  const options = method === 'GET' ? [] : [`method: '${method}',`]
  let payload: string | undefined
  if (type === multipartType) {
    setup.push("import { openAsBlob } from 'node:fs'", '', 'const form = new FormData()')
    for (const [name, value] of fieldsOf(body)) {
      setup.push(
        name === 'file'
          ? "form.set('file', await openAsBlob('readings.csv'), 'readings.csv')"
          : `form.append(${single(name)}, ${single(value)})`,
      )
    }
    payload = 'form'
  } else if (type !== undefined) {
    headers.push(`'Content-Type': '${type}',`)
    if (type === jsonType) payload = `JSON.stringify(${literal(body, javaScript, 1)})`
    else if (type === formType) {
      const pairs = fieldsOf(body).map(([name, value]) => `[${single(name)}, ${single(value)}]`)
      payload = `new URLSearchParams([${pairs.join(', ')}])`
    } else {
      setup.push("import { readFile } from 'node:fs/promises'")
      payload = "await readFile('message.eml')"
    }
  }
  if (headers.length > 0) options.push('headers: {', ...headers.map((line) => `  ${line}`), '},')
  if (payload !== undefined) options.push(`body: ${payload},`)
  const passed =
    options.length === 0 ? '' : `, {\n${options.map((line) => `  ${line}`).join('\n')}\n}`
  return [
    ...setup,
    ...(setup.length > 0 ? [''] : []),
    `const response = await fetch(${single(url)}${passed})`,
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)',
    ...readInTypeScript(isBytes, isStream),
  ].join('\n')
}

function readInTypeScript(isBytes: boolean, isStream: boolean): string[] {
  if (isBytes) return ['const bytes = await response.bytes()']
  if (isStream) {
    return [
      'for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {',
      '  console.log(text)',
      '}',
    ]
  }
  return [
    'const text = await response.text()',
    "console.log(text === '' ? response.status : JSON.parse(text))",
  ]
}

function inPython({ method, url, isPublic, type, body, isBytes, isStream }: Call): string {
  const headers = isPublic ? [] : [`"Authorization": f"Bearer {os.environ['TOKEN']}",`]
  const options: string[] = []
  if (type === jsonType) options.push(`json=${literal(body, python, 1)},`)
  else if (type === multipartType || type === formType) {
    if (type === multipartType) options.push('files={"file": open("readings.csv", "rb")},')
    const fields = fieldsOf(body).filter(([name]) => name !== 'file')
    const pairs = fields.map(([name, value]) => `(${double(name)}, ${double(value)})`)
    if (pairs.length > 0) options.push(`data=[${pairs.join(', ')}],`)
  } else if (type !== undefined) {
    headers.push(`"Content-Type": "${type}",`)
    options.push('data=open("message.eml", "rb"),')
  }
  if (isStream) options.push('stream=True,')
  if (headers.length > 0) options.unshift(`headers={${headers.join(' ').replace(/,$/, '')}},`)
  return [
    ...(isPublic ? [] : ['import os']),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...[`${double(url)},`, ...options].map((line) => `    ${line}`),
    ')',
    'response.raise_for_status()',
    ...(isStream
      ? ['for line in response.iter_lines(decode_unicode=True):', '    print(line)']
      : isBytes
        ? ['data = response.content']
        : ['print(response.json() if response.content else response.status_code)']),
  ].join('\n')
}

function inPhp({ method, url, isPublic, type, body, isBytes, isStream }: Call): string {
  const headers = isPublic ? [] : ["'Authorization: Bearer ' . getenv('TOKEN'),"]
  let payload: string | undefined
  if (type === multipartType) {
    const fields = Object.entries<Json>(body ?? {}).flatMap(([name, value]) => {
      if (name === 'file') return ["'file' => new CURLFile('readings.csv', 'text/csv')"]
      // PHP repeats no name in a form, so that a list has its first value alone
      const one: Json = Array.isArray(value) ? value[0] : value
      return one === undefined ? [] : [`${single(name)} => ${single(textOf(one))}`]
    })
    payload = `[${fields.join(', ')}]`
  } else if (type !== undefined) {
    headers.push(`'Content-Type: ${type}',`)
    if (type === jsonType) payload = `json_encode(${literal(body, php, 1)})`
    else if (type === formType) {
      const pairs = fieldsOf(body).map(
        ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
      )
      payload = single(pairs.join('&'))
    } else payload = "file_get_contents('message.eml')"
  }
  return [
    '<?php',
    `$curl = curl_init(${single(url)});`,
    'curl_setopt_array($curl, [',
    ...[
      ...(method === 'GET' ? [] : [`CURLOPT_CUSTOMREQUEST => '${method}',`]),
      ...(isStream
        ? [
            'CURLOPT_WRITEFUNCTION => function ($curl, $text) {',
            '    echo $text;',
            '    return strlen($text);',
            '},',
          ]
        : ['CURLOPT_RETURNTRANSFER => true,']),
      ...(headers.length === 0
        ? []
        : ['CURLOPT_HTTPHEADER => [', ...headers.map((line) => `    ${line}`), '],']),
      ...(payload === undefined ? [] : [`CURLOPT_POSTFIELDS => ${payload},`]),
    ].map((line) => `    ${line}`),
    ']);',
    '$reply = curl_exec($curl);',
    'if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 400) {',
    '    throw new RuntimeException($reply);',
    '}',
    ...readInPhp(isBytes, isStream),
  ].join('\n')
}

function readInPhp(isBytes: boolean, isStream: boolean): string[] {
  if (isBytes) return ["file_put_contents('file', $reply);"]
  return isStream ? [] : ['print_r(json_decode($reply, true));']
}

interface Style {
  readonly indent: string
  readonly open: readonly [object: string, array: string]
  readonly close: readonly [object: string, array: string]
  readonly constants: readonly [null_: string, true_: string, false_: string]
  readonly text: (value: string) => string
  readonly key: (name: string) => string
}

const javaScript: Style = {
  indent: '  ',
  open: ['{', '['],
  close: ['}', ']'],
  constants: ['null', 'true', 'false'],
  text: single,
  key: (name) => `${/^[a-z_$][\w$]*$/i.test(name) ? name : single(name)}: `,
}
const python: Style = {
  indent: '    ',
  open: ['{', '['],
  close: ['}', ']'],
  constants: ['None', 'True', 'False'],
  text: double,
  key: (name) => `${double(name)}: `,
}
const php: Style = {
  indent: '    ',
  open: ['[', '['],
  close: [']', ']'],
  constants: ['null', 'true', 'false'],
  // Only double quotes know a line break, and they expand variables
  text: (value) =>
    value.includes('\n') ? double(value).replaceAll('$', String.raw`\$`) : single(value),
  key: (name) => `${single(name)} => `,
}

/** A JSON value as a literal of a language. */
function literal(value: Json, style: Style, depth: number): string {
  if (value === null || value === undefined) return style.constants[0]
  if (typeof value === 'boolean') return style.constants[value ? 1 : 2]
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return style.text(value)
  const isArray = Array.isArray(value)
  const items = isArray
    ? value.map((item) => literal(item, style, depth + 1))
    : Object.entries(value).map(([name, item]) => style.key(name) + literal(item, style, depth + 1))
  const [open, close] = [style.open[isArray ? 1 : 0], style.close[isArray ? 1 : 0]]
  // An empty array of PHP is a list, which JSON writes as []
  if (items.length === 0) return !isArray && style === php ? 'new stdClass()' : open + close
  const pad = style.indent.repeat(depth + 1)
  return `${open}\n${items.map((item) => `${pad}${item},`).join('\n')}\n${style.indent.repeat(depth)}${close}`
}

function single(text: string): string {
  return `'${text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`
}

function double(text: string): string {
  return JSON.stringify(text)
}
