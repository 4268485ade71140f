/** The share of their limits that tests wait for what a person sees. */
export const patience = Number(process.env.PATIENCE ?? 1)
