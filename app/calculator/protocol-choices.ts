import type { ProtocolName } from '../../domain/protocols/registry.ts'

/** The protocols whose summaries stand side by side. The others are in a fold. */
export const choices: readonly ProtocolName[] = ['cooper-run', 'rockport-walk', 'no-exercise']
