import { addToken, authenticator, openDriver, performer } from './perform.ts'
import { type Round, roundOf, type Shot } from './load.ts'
import { namedBy, type Recipes } from './recipe.ts'

/** Our statements without HTTP: straight through the driver, prepared, on one connection. */
export interface Straight {
  /** One after the other for some seconds. */
  turn(scenario: string, next: () => Shot, seconds: number): Promise<Round>
  close(): Promise<void>
}

export function openStraight(recipes: Recipes): Straight {
  const sql = openDriver(recipes.url, 1)
  const authenticate = authenticator(sql, recipes)
  const performers = new Map(
    Object.entries(recipes.byScenario).map(([name, recipe]) => [name, performer(sql, recipe)]),
  )
  return {
    async turn(scenario, next, seconds) {
      const perform = performers.get(scenario)
      if (!perform) throw new Error(`there are no statements of ${scenario}`)
      const times: number[] = []
      const startedAt = performance.now()
      const until = startedAt + seconds * 1000
      let failures = 0
      let failure: string | undefined
      for (let at = startedAt; at < until;) {
        try {
          const shot = next()
          const named = namedBy(shot)
          named['now'] = new Date().toISOString()
          named['requestId'] = 'bench'
          addToken(named, await authenticate(shot.headers['authorization'] ?? ''))
          await perform(named)
          times.push(performance.now() - at)
        } catch (error) {
          failures += 1
          failure ??= String(error)
        }
        at = performance.now()
      }
      return roundOf(times, performance.now() - startedAt, failures, failure)
    },
    close: () => sql.end(),
  }
}
