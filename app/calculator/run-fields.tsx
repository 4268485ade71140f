import { useState } from 'react'
import { asTyped } from '#i18n/format/number.ts'
import { focusField } from '../focus.ts'
import { useMessages } from '../messages.ts'
import styles from './calculator.module.css'
import { ProtocolFields, type FieldsProps } from '../fields/fields.tsx'
import { LazyBoundary, loadTimer } from './lazy-parts.tsx'
import { Laps } from './track/laps.tsx'

/** Renders the fields of a run, and below them what fills in the distance at the track. */
export function RunFields({ texts, errors, onType }: Pick<FieldsProps, 'texts' | 'errors' | 'onType'>) {
  const { locale, calculator } = useMessages()
  const [tool, setTool] = useState<'laps' | 'timer'>()

  function onUse(metres: number) {
    onType({ distance: asTyped(metres, locale) })
    setTool(undefined)
    focusField('distance')
  }

  const toolButton = (name: 'laps' | 'timer') => (
    <button
      className="text-button"
      type="button"
      aria-expanded={tool === name}
      onClick={() => setTool(tool === name ? undefined : name)}
    >
      {calculator.form[name]}
    </button>
  )
  const tools = (
    <span className="needs-script">
      {toolButton('laps')}&ensp;{toolButton('timer')}
    </span>
  )
  return (
    <>
      <ProtocolFields protocol="cooper-run" {...{ texts, errors, onType }} beside={{ distance: tools }} />
      {tool && (
        <div className={styles.tool}>
          {tool === 'laps' ? (
            <Laps onUse={onUse} />
          ) : (
            <LazyBoundary load={loadTimer} fallback={null}>
              {({ TrackTimer }) => <TrackTimer onUse={onUse} />}
            </LazyBoundary>
          )}
        </div>
      )}
    </>
  )
}
