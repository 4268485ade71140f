/** The folders of the project that are made, not written. */
export const notSources = ['.git', '.react-router', 'dist', 'data', 'node_modules']
