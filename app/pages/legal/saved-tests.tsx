import { recordOf, type RecordResult } from '../../../contract/record.ts'
import { kinds, type Field } from '../../../domain/tests/field.ts'
import { testNames, tests, type TestName } from '../../../domain/tests/registry.ts'
import type { FieldWords, WordsOfTests } from '../../../i18n/test-words.ts'
import { StackedTable } from '../../components/text/stacked-table.tsx'

interface SavedTestsProps {
  caption: string
  headings: string[]
  words: WordsOfTests
  fields: FieldWords
  results: Record<keyof RecordResult, string>
  /** after the name of a field that may be left out */
  optional: string
}

/** What is saved of each test whose reader asks for it: what they enter, and what the program makes of it. */
export function SavedTests({ caption, headings, words, fields, results, optional }: SavedTestsProps) {
  const onDemand = testNames.filter((test) => tests[test].saved === 'on demand')
  const labels: Partial<Record<string, string>> = fields.labels
  const inputsOf = (test: TestName) =>
    Object.entries(tests[test].fields).map(([name, field]) => {
      const label = words[test].columns?.[name] ?? words[test].fields[name] ?? labels[field.kind]!
      return inSentence(label) + ('optional' in field ? ` ${optional}` : '')
    })
  return (
    <StackedTable caption={caption}>
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading}>{heading}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {onDemand.map((test) => (
            <tr key={test}>
              <td>{words[test].name}</td>
              <td>{inputsOf(test).join(', ')}</td>
              <td>
                {resultsOf(test)
                  .map((name) => results[name])
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </StackedTable>
  )
}

/** What a test gives a person in the middle of its limits. */
function resultsOf(test: TestName): (keyof RecordResult)[] {
  const inputs = Object.entries(tests[test].fields).map(([name, field]) => [name, exampleOf(field)])
  const { result } = recordOf({ test, inputs: Object.fromEntries(inputs) as never })!
  return (Object.keys(result) as (keyof RecordResult)[]).filter((name) => result[name] !== null)
}

function exampleOf(field: Field): string | number {
  return 'min' in field ? (field.min + field.max) / 2 : kinds[field.kind].options[0]
}

/** Without its capital, but for names such as VO2max. */
function inSentence(label: string): string {
  return /^.[a-z ]/.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label
}
