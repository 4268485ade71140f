/** What the next version of the program might add to the schema while this one runs; visitors come first, as in its saves. */
export const additiveMigration = (id: 'uuid' | 'text') => [
  'alter table visitors add column goal integer',
  'alter table calculations add column wind text',
  "alter table calculations add column method text not null default 'cooper'",
  `create table notes (
    visitor_id ${id} not null references visitors (id) on delete cascade,
    calculation_id ${id} references calculations (id) on delete cascade
  )`,
  'create index notes_by_visitor on notes (visitor_id)',
  migrated('0002-notes.additive'),
]

/** What it might do that this version cannot run with. */
export const breakingMigration = ['alter table calculations rename column weight to mass', migrated('0002-mass')]

function migrated(name: string): string {
  return `insert into kysely_migration (name, timestamp) values ('${name}', '2030-01-01T00:00:00.000Z')`
}
