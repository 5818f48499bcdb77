# The web app is built in one stage; the other has only what the server runs on.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY data/package.json data/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY lab/package.json lab/
RUN npm ci --no-audit --no-fund
COPY shared shared
COPY web web
RUN npx vite build web --logLevel=warn

FROM node:24-bookworm-slim
# pg_dump and pg_restore of the version that compose.yaml has: an older one refuses a newer database.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-15 && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY data/package.json data/
COPY server/package.json server/
RUN npm ci --omit=dev --workspace=server --no-audit --no-fund && npm cache clean --force
COPY shared shared
COPY data data
COPY server server
COPY deploy/backup.sh deploy/restore-drill.sh deploy/
COPY --from=build /app/web/dist web/dist
RUN mkdir /data /backups /figures && chown node:node /data /backups /figures
USER node
VOLUME /data
EXPOSE 3000 3001 9464
HEALTHCHECK --interval=10s --timeout=2s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "server/src/main.ts"]
