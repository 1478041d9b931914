// As Apple's does, this module re-exports Foundation, as applications see it.
@_exported import VirtualFoundation
