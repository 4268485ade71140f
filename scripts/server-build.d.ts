/** The server build, which React Router's Vite plugin provides. */
declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}
