declare module 'email-reply-parser' {
  export interface Fragment {
    isHidden(): boolean
    isQuoted(): boolean
    isSignature(): boolean
    isAnswer(): boolean
    getContent(): string
  }
  export default class EmailReplyParser {
    read(text: string): { getFragments(): Fragment[] }
  }
}

declare module 'email-reply-parser/lib/regex.js' {
  const lists: { answerHeadersRegex: RegExp[]; signatureRegex: RegExp[] }
  export default lists
}
