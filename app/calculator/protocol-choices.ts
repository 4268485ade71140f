import type { ProtocolName } from '../../domain/protocols/registry.ts'

/** The protocols whose summaries stand side by side. The others are in a fold. */
export const prominentProtocols: readonly ProtocolName[] = ['cooper-run', 'rockport-walk', 'no-exercise']
