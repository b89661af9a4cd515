# Two stages: the first builds the pages, the second runs with what the server needs and nothing else.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && node node_modules/vite/bin/vite.js build packages/web --logLevel warn

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json ./
COPY --from=build /app/packages packages
COPY --from=build /app/tools tools
# The Node that comes with the packages is left out: this image has its own.
RUN npm ci --omit=dev --omit=optional \
  && npm cache clean --force \
  && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "tools/run.mjs", "serve", "--no-build", "--data", "/data"]
