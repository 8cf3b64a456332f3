/** What swc needs to know of the app's own files. */
const jsc = { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } };

module.exports = {
  testEnvironment: 'jsdom',
  transform: { '\\.[jt]sx?$': ['@swc/jest', { jsc }] },
  // Packages that are ES modules alone are compiled like the app.
  transformIgnorePatterns: ['/node_modules/(?!@backbeat/)'],
  moduleNameMapper: { '\\.css$': '<rootDir>/empty.js' },
};
