# What debootstrap made, beside this file while it is built.
FROM scratch
ADD debian.tar /
# How this machine reaches npm's registry: its certificates, and where the registry is.
COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
COPY npmrc /usr/local/etc/npmrc
CMD ["bash"]
