# In place of postgres:17-bookworm: Debian's own PostgreSQL, which is version 15, and an entrypoint that does for our
# settings what the image's own does.
FROM localhost/debian
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir /docker-entrypoint-initdb.d /var/lib/postgresql/data \
  && chown postgres:postgres /var/lib/postgresql/data /var/run/postgresql
COPY --chmod=755 postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/lib/postgresql/15/bin
ENV PGDATA=/var/lib/postgresql/data
VOLUME /var/lib/postgresql/data
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["postgres"]
