# In place of node:24-bookworm-slim. Node and npm come from npm's registry.
FROM localhost/debian
COPY node/bin /usr/local/bin
# What native modules are compiled against.
COPY node/include /usr/local/include
COPY npm /usr/local/lib/node_modules/npm
ENV npm_config_nodedir=/usr/local
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
  && groupadd --gid 1000 node \
  && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
CMD ["node"]
