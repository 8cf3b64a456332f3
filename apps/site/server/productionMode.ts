/** React reads the mode when it is loaded first: this comes before everything that loads it. */
process.env.NODE_ENV = 'production';
