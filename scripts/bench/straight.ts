import { openDriver, runner } from './perform.ts'
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
  const run = runner(sql, recipes)
  return {
    async turn(scenario, next, seconds) {
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
          await run(scenario, shot.headers['authorization'] ?? '', named)
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
