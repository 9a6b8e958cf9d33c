# In place of caddy:2.10-alpine: Debian's Caddy, with the two commands of Alpine that deploy/Dockerfile uses.
FROM localhost/debian
RUN apt-get update \
  && apt-get install --yes --no-install-recommends caddy wget libcap2-bin \
  && rm -rf /var/lib/apt/lists/* \
  && userdel caddy \
  && mkdir --parents /config/caddy /data/caddy /etc/caddy \
  && setcap cap_net_bind_service=+ep /usr/bin/caddy \
  && printf '#!/bin/sh\nexec groupadd --system "$2"\n' > /usr/local/sbin/addgroup \
  && printf '#!/bin/sh\nexec useradd --system --gid "$3" --no-create-home "$5"\n' > /usr/local/sbin/adduser \
  && chmod 755 /usr/local/sbin/addgroup /usr/local/sbin/adduser
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
