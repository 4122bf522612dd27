/** The limits of a workspace as a multiple of those of one of its tokens. */
export const tokensPerWorkspace = 10
