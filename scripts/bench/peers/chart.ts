import { readFileSync } from 'node:fs'
import { parse, View } from 'vega'
import { compile, type TopLevelSpec } from 'vega-lite'

interface Cell {
  filter: string
  page: string
  tickets: number
  perSecond: number[]
}

const cells = JSON.parse(readFileSync(0, 'utf8')) as Cell[]
const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? NaN
const values = cells
  .map(({ perSecond, ...cell }) => ({ ...cell, ms: 1000 / median(perSecond) }))
  .filter(({ ms }) => Number.isFinite(ms))
const filters = [...new Set(values.map(({ filter }) => filter))]
const sizes = [...new Set(values.map(({ tickets }) => tickets))]

const specification: TopLevelSpec = {
  $schema: 'https://vega.github.io/schema/vega-lite/v5.json',
  title: {
    text: 'What a page of tickets with its exact total costs',
    subtitle: 'Milliseconds of the whole machine per request under full load, by filter',
    anchor: 'start',
  },
  background: 'white',
  data: { values },
  columns: 3,
  facet: { field: 'filter', type: 'nominal', sort: filters, title: null },
  spec: {
    width: 220,
    height: 180,
    mark: { type: 'line', point: { size: 60 } },
    encoding: {
      x: {
        field: 'tickets',
        type: 'quantitative',
        scale: { type: 'log' },
        axis: { values: sizes, format: '~s', title: 'tickets in the workspace' },
      },
      y: {
        field: 'ms',
        type: 'quantitative',
        scale: { type: 'log' },
        axis: { title: 'ms per request', tickCount: 5 },
      },
      color: {
        field: 'page',
        type: 'nominal',
        sort: ['first', 'middle', 'last'],
        scale: { domain: ['first', 'middle', 'last'], range: ['#1b7f5c', '#3465a4', '#c0392b'] },
      },
    },
  },
}

const view = new View(parse(compile(specification).spec), { renderer: 'none' })
process.stdout.write(`${await view.toSVG()}\n`)
