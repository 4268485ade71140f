import { useState } from 'react'
import { formatForInput } from '#i18n/format/number.ts'
import { controlId } from '../fields/form-ids.ts'
import { ProtocolFields, type ProtocolFieldsProps } from '../fields/protocol-fields.tsx'
import { focusField } from '../focus.ts'
import { LazyBoundary } from '../lazy.tsx'
import { useMessages } from '../use-messages.ts'
import { loadTimer } from './lazy-modules.ts'
import { DistanceInLaps } from './measuring/distance-in-laps.tsx'
import { ToolButton } from './measuring/tool-button.tsx'
import styles from './calculator.module.css'

/** Renders the fields of a run, and below them what fills in the distance at the track. */
export function RunFields({ texts, errors, onChange }: Pick<ProtocolFieldsProps, 'texts' | 'errors' | 'onChange'>) {
  const { locale, calculator, measuring } = useMessages()
  const [tool, setTool] = useState<'laps' | 'timer'>()

  function onUse(metres: number) {
    onChange({ distance: formatForInput(metres, locale) })
    setTool(undefined)
    focusField(controlId('cooper-run', 'distance'))
  }

  const toolButton = (name: 'laps' | 'timer') => (
    <ToolButton isOpen={tool === name} onToggle={() => setTool(tool === name ? undefined : name)}>
      {calculator.form[name]}
    </ToolButton>
  )
  const tools = (
    <>
      {toolButton('laps')}&ensp;{toolButton('timer')}
    </>
  )
  return (
    <>
      <ProtocolFields protocol="cooper-run" {...{ texts, errors, onChange }} besideLabels={{ distance: tools }} />
      {tool && (
        <div className={styles.toolArea}>
          {tool === 'laps' ? (
            <DistanceInLaps onUse={onUse} />
          ) : (
            <LazyBoundary load={loadTimer} fallback={null} ifFailed={<p className="error">{measuring.notLoaded}</p>}>
              {({ TrackTimer }) => <TrackTimer onUse={onUse} />}
            </LazyBoundary>
          )}
        </div>
      )}
    </>
  )
}
