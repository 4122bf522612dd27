// What kills, sweeps and large files prove of a folder holds of a bucket
process.env['TEST_STORAGE'] = 's3'
process.env['MEDIA_KILLS'] ??= '2'
await import('./crash.test.ts')
export {}
